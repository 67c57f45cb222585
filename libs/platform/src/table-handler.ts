import { Inject, type Type } from '@nestjs/common';
import type { TableQuery, TableRead } from '@nivel/contracts/kernel/table';
import { actorOf, Handles, type Call, type Handler } from './handler.ts';
import { TableReader, type TableResult } from './table-reader.ts';
import type { TablePlace } from './table-statement.ts';

/**
 * The handler of a table read without code of its own: it applies the platform's policy and runs the owner's statement with its
 * row filter. It is listed among the providers of its slice.
 */
export const tableHandler = (read: TableRead, place?: TablePlace): Type<Handler<TableRead>> => {
  class PassingTableHandler implements Handler<TableRead> {
    constructor(private readonly tables: TableReader) {}

    handle(query: TableQuery, call: Call): Promise<TableResult> {
      return this.tables.read(read, query, actorOf(call).userId, place);
    }
  }
  Inject(TableReader)(PassingTableHandler, undefined, 0);
  Handles(read)(PassingTableHandler);
  return PassingTableHandler;
};
