import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('projects', import.meta.dirname);
