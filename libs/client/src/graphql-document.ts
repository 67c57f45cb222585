declare const shape: unique symbol;

/** The text of a query with the types of its variables and its result; made by `npm run generate` from a `.graphql` file. */
export type GraphqlDocument<Result, Variables> = string & {
  readonly [shape]?: (variables: Variables) => Result;
};

/**
 * What a query gives when it succeeds. A root field is null only where it failed (its error is beside it), and the client
 * throws then.
 */
export type CompleteQuery<Result> = { readonly [Field in keyof Result]: NonNullable<Result[Field]> };

/** What the root field of a document gives. */
export type ResultOf<Document> =
  Document extends GraphqlDocument<infer Result, infer _Variables> ? CompleteQuery<Result> : never;
