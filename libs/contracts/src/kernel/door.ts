/** The public door through which the gateway lets an operation be called. The gateway mounts it by reading this, nothing else. */
export type Door =
  /** `POST /rest/v1/rpc/<procedure>`; the JSON body is the input. */
  | { readonly kind: 'procedure'; readonly procedure: string }
  /** `<method> <path>` below `/api`; the JSON body is the input. */
  | { readonly kind: 'api'; readonly method: 'GET' | 'POST'; readonly path: `/api/${string}` }
  /** `GET /rest/v1/<table>`; the query string is parsed into a `TableQuery`. */
  | { readonly kind: 'table'; readonly table: string }
  /** `<method> /auth/v1<path>`; the input is an `AuthRequest`, the answer an `AuthAnswer`. */
  | { readonly kind: 'auth'; readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: `/${string}` }
  /** The live room `<room>:<id>` of the sockets: who may call the operation with `{ id }` may be in it. */
  | { readonly kind: 'room'; readonly room: string }
  /** No public door: other services and the gateway's own resolvers only. */
  | { readonly kind: 'inside' };
