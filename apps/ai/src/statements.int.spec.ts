import { testStatements } from '@nivel/testing/prepared-statements';

testStatements('ai', import.meta.dirname);
