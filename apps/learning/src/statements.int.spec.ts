import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('learning', import.meta.dirname);
