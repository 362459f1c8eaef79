import type * as catalog from '@selvedge/api-catalog';
import type * as content from '@selvedge/api-content';
import type * as order from '@selvedge/api-order';
import type { Caller, CallerInMarket } from './caller.ts';

/** An answer that is no JSON, such as a picture. */
export interface RawAnswer {
  contentType: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** Name to arguments and answer, as the generated operation tables of a contract carry them. */
interface Called {
  _types?: { args: unknown; answer: unknown };
}
type TypesOf<Operation> = Operation extends Called ? NonNullable<Operation['_types']> : never;
type HandlersOf<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Called & { id: Name } ? Name : never]: (
    args: TypesOf<Contract[Name]>['args'],
    caller: TypesOf<Contract[Name]>['args'] extends { market: string } | { catalog: string } ? CallerInMarket : Caller,
  ) => Promise<TypesOf<Contract[Name]>['answer'] extends Blob | string ? RawAnswer : TypesOf<Contract[Name]>['answer']>;
};

export type ContentHandlers = HandlersOf<typeof content>;
export type CatalogHandlers = HandlersOf<typeof catalog>;
export type OrderHandlers = HandlersOf<typeof order>;

/** One handler per operation of the contracts: a missing one is a type error. */
export type Handlers = ContentHandlers & CatalogHandlers & OrderHandlers;
