import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('billing', import.meta.dirname);
