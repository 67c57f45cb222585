import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('finance', import.meta.dirname);
