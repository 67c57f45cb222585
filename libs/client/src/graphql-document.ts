declare const shape: unique symbol;

/** The text of a query with the types of its variables and its result; made by `npm run generate` from a `.graphql` file. */
export type GraphqlDocument<Result, Variables> = string & {
  readonly [shape]?: (variables: Variables) => Result;
};

/**
 * The result of a successful query. A root field is null only where it failed (its error is beside it), and the client throws
 * then.
 */
export type CompleteQuery<Result> = { readonly [Field in keyof Result]: NonNullable<Result[Field]> };

/** The result of a document's root field. */
export type ResultOf<Document> =
  Document extends GraphqlDocument<infer Result, infer _Variables> ? CompleteQuery<Result> : never;
