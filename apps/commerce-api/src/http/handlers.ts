import type * as account from '@selvedge/api-account';
import type * as addressValidation from '@selvedge/api-address-validation';
import type * as catalog from '@selvedge/api-catalog';
import type * as content from '@selvedge/api-content';
import type * as geolocation from '@selvedge/api-geolocation';
import type * as inventory from '@selvedge/api-inventory';
import type * as loyalty from '@selvedge/api-loyalty';
import type * as notifyMe from '@selvedge/api-notify-me';
import type * as order from '@selvedge/api-order';
import type * as recommendation from '@selvedge/api-recommendation';
import type * as session from '@selvedge/api-session';
import type * as stores from '@selvedge/api-stores';
import type * as wishlist from '@selvedge/api-wishlist';
import type { Caller, CallerInMarket } from './caller.ts';
import type { Redirection } from './redirection.ts';
import type { Unanswered } from './unanswered.ts';

/** An answer that is no JSON and the same for everybody, such as a picture; the headers say how long it may be kept. */
export interface RawAnswer {
  contentType: string;
  body: string | Uint8Array;
  headers: Record<string, string>;
}

/** Where answers that are errors to a client are the usual ones: nothing to say (204), and leading elsewhere (302). */
interface AlsoAnswered {
  checkSubscription: notifyMe.Subscription | undefined;
  unsubscribeFromStock: Redirection;
  getMedia: RawAnswer | Redirection;
}

/** Name to arguments and answer, as the generated operation tables of a contract carry them. */
interface Called {
  _types?: { args: unknown; answer: unknown };
}
type TypesOf<Operation> = Operation extends Called ? NonNullable<Operation['_types']> : never;
export type HandlersOf<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Called & { id: Name } ? Name : never]: (
    args: TypesOf<Contract[Name]>['args'],
    caller: TypesOf<Contract[Name]>['args'] extends { market: string } | { catalog: string } ? CallerInMarket : Caller,
  ) => Promise<Name extends keyof AlsoAnswered ? AlsoAnswered[Name] : TypesOf<Contract[Name]>['answer'] extends Blob | string ? RawAnswer : TypesOf<Contract[Name]>['answer']>;
};

/** What the shop can be asked, by service. */
export interface Contracts {
  account: typeof account;
  'address-validation': typeof addressValidation;
  catalog: typeof catalog;
  content: typeof content;
  geolocation: typeof geolocation;
  inventory: typeof inventory;
  loyalty: typeof loyalty;
  'notify-me': typeof notifyMe;
  order: typeof order;
  recommendation: typeof recommendation;
  session: typeof session;
  stores: typeof stores;
  wishlist: typeof wishlist;
}

type Answered<Service extends keyof Contracts> = Omit<HandlersOf<Contracts[Service]>, Unanswered>;

export type ContentHandlers = Answered<'content'>;
export type CatalogHandlers = Answered<'catalog'>;
export type OrderHandlers = Answered<'order'>;
export type RecommendationHandlers = Answered<'recommendation'>;
export type InventoryHandlers = Answered<'inventory'>;
export type NotifyMeHandlers = Answered<'notify-me'>;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

/** One handler per operation of the contracts but for those that nobody answers yet: one that is missing, or too many, is a type error. */
export type Handlers = AllOf<{ [Service in keyof Contracts]: Answered<Service> }[keyof Contracts]> & { [Name in Unanswered]?: never };
