/** One operation of a contract, as the generated tables hold it. `Args` and `Answer` exist for the types only. */
export interface Operation<Id extends string = string, Args = unknown, Answer = unknown> {
  /** The contract's operationId: also the query or mutation key and the handler's name in the commerce API. */
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its parameters in braces. */
  readonly path: string;
  /** Names of the query parameters. */
  readonly query: readonly string[];
  /** Those of them that must be given. */
  readonly required: readonly string[];
  /** Error statuses that the contract names. */
  readonly errors: readonly number[];
  readonly _types?: { args: Args; answer: Answer };
}

type Given<T> = [T] extends [never] | [undefined] ? unknown : NonNullable<T>;

/** What a caller hands over: path and query parameters side by side, and the body under `body`. */
export type ArgumentsOf<Data> = Data extends { path?: infer P; query?: infer Q; body?: infer B }
  ? Given<P> & Given<Q> & ([Exclude<B, undefined>] extends [never] ? unknown : { body: B })
  : never;

/** The answer of a success; `undefined` where the contract has none. */
export type AnswerOf<Responses> = Responses extends { 200: infer Answer } ? Answer : undefined;
