import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('auth', import.meta.dirname);
