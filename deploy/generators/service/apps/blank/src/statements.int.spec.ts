import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('blank', import.meta.dirname);
