import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('worker', import.meta.dirname);
