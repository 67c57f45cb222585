/** The public door through which the gateway lets an operation be called. The gateway mounts it by reading this, nothing else. */
export type Door =
  /**
   * `POST /rest/v1/rpc/<procedure>`; the JSON body is the input. `isGuessable`: it answers anybody who knows a secret, so each
   * network may try only a few a minute.
   */
  | { readonly kind: 'procedure'; readonly procedure: string; readonly isGuessable?: true }
  /** `<method> <path>` below `/api`; the JSON body is the input. */
  | { readonly kind: 'api'; readonly method: 'GET' | 'POST'; readonly path: `/api/${string}` }
  /** `GET /rest/v1/<table>`; the query string is parsed into a `TableQuery`. */
  | { readonly kind: 'table'; readonly table: string }
  | TableWriteDoor
  | FunctionDoor
  | WebhookDoor
  | StorageDoor
  | AuthDoor
  /** `POST <path>?<inputs>`: one click in an e-mail program (RFC 8058), without session or body; a `GET` there is a page that asks. */
  | { readonly kind: 'one-click'; readonly path: `/${string}` }
  | DocumentDoor
  | RoomDoor
  /** No public door: other services and the gateway's own resolvers only. */
  | { readonly kind: 'inside' };

/**
 * `<method> /auth/v1<path>`; the input is an `AuthRequest` with the values of the path's braces, the output an `AuthResponse`.
 * A door that `takes` a form (`application/x-www-form-urlencoded`) takes nothing else. Pages of every site can have a browser post
 * one, with cookies, so its policy is `anyone` and the fields must prove where they come from.
 */
export interface AuthDoor {
  readonly kind: 'auth';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly takes?: 'form';
}

/**
 * `GET <path>`: a text of one media type that programs without a session fetch repeatedly, such as a calendar. A name in braces
 * in the path is an input field that identifies the thing by a secret that cannot be guessed. The policy is `anyone`, the
 * output a `documentText` (`kernel/document.ts`).
 */
export interface DocumentDoor {
  readonly kind: 'document';
  readonly path: `/${string}`;
  readonly type: `text/${string}`;
}

/**
 * The live room `<room>:<id>` of the sockets: a user who may call the operation with `{ id }` may be in it. A room that is
 * `within` another is for a subset of the users of `<within>:<id>`: a fact that removes a user from that room, or makes the
 * user rejoin it, applies to this one too.
 */
export interface RoomDoor {
  readonly kind: 'room';
  readonly room: string;
  readonly within?: string;
}

/**
 * A write to a documented table, in the grammar of the public REST clients: `POST` (insert), `PATCH` (update) or `DELETE` on
 * `/rest/v1/<table>`. One operation for each kind of write; a write that no operation declares is answered 42501, upserts are
 * refused. The output is `writtenRows(row)` (`kernel/table-write.ts`): the rows as they are afterwards, or were when deleted;
 * `Prefer: return`, `select` and `single` are the gateway's business.
 *
 * - insert: the input is the row, a strict object of the columns that a caller may give. With `many` it is `{ rows: [row, …] }`.
 * - update: the input holds the columns that may change (optional ones) and, required, those of `by`. `update({ title }).eq('id', x)`
 *   with `by: { id: 'eq' }` becomes `{ id: x, title }`.
 * - delete: the input holds the columns of `by`.
 *
 * A filter's value is the text of the query string: numbers need `z.coerce`. All columns of `by` must be given, and no other.
 *
 * ```ts
 * operation({
 *   name: 'auth.insert-profile', summary: '…',
 *   door: { kind: 'table-write', table: 'profiles', write: 'insert' },
 *   policy: signedIn("the caller's own row"),
 *   input: z.strictObject({ id: z.uuid(), first_name: z.string().max(100).optional() }),
 *   output: writtenRows(profileRow), errors: [],
 * })
 * ```
 */
export interface TableWriteDoor {
  readonly kind: 'table-write';
  readonly table: string;
  readonly write: 'insert' | 'update' | 'delete';
  /** For updates and deletes, the columns that identify the row. `in` takes a list and needs `many`. */
  readonly by?: Readonly<Record<string, 'eq' | 'in'>>;
  /** It may write several rows; `single()` is then answered only if the given values identify one row. */
  readonly many?: boolean;
}

/**
 * `<method> /functions/v1/<function>`, as `functions.invoke('<function>?id=…', { method, body })` of the public client calls
 * it; `POST` by default. The input is the JSON body and, beside its fields, the query parameters that `query` names (texts;
 * optional input fields may be omitted). A `GET` has no body. Operations of other methods may share the name.
 */
export interface FunctionDoor {
  readonly kind: 'function';
  readonly function: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: readonly string[];
}

/**
 * `POST /webhooks/<webhook>`, without a token: the policy is `anyone`, and the service checks the signature. The input is a
 * `webhookDelivery` (`kernel/webhook.ts`): the bytes as they came and the headers named here, in lower case. The sender gets
 * 2xx only when the operation has succeeded, so it must have stored the delivery by then, and accept it twice.
 */
export interface WebhookDoor {
  readonly kind: 'webhook';
  readonly webhook: string;
  readonly headers: readonly string[];
}

/**
 * Files of a bucket below `/storage/v1/object`, as `storage.from('<bucket>')` of the public client reaches them. `path` names
 * the input fields of the segments of a file's path: `'{project_id}/{name}'`. Bytes never travel to a service: the gateway
 * streams them into the store under the key that `upload` answers, and then reports what has arrived.
 *
 * - upload: `POST …/<bucket>/<path>`; the input is `uploadInput` with the fields of the path, the output `uploadBegun`.
 *   `finishedBy` names an operation without a door that the gateway asks in its own name: `uploadArrived` -> `uploaded`.
 * - open: `GET …/<bucket>/<path>`, `GET …/info/<bucket>/<path>` and `POST …/sign/<bucket>/<path>`; the fields of the path ->
 *   `openedFile`.
 * - public: `GET …/public/<bucket>/<path>`; the same without a token.
 * - remove: `DELETE …/<bucket>`; `{ prefixes }` -> rows.
 */
export type StorageDoor = { readonly kind: 'storage'; readonly bucket: string } & (
  | { readonly act: 'upload'; readonly path: string; readonly mostBytes: number; readonly finishedBy: string }
  | { readonly act: 'open' | 'public'; readonly path: string }
  | { readonly act: 'remove' }
);

/** The HTTP address of a door. */
export interface DoorAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

const WRITE_METHODS = { insert: 'POST', update: 'PATCH', delete: 'DELETE' } as const;

const storageAddress = (door: StorageDoor): DoorAddress => {
  const at = '/storage/v1/object';
  switch (door.act) {
    case 'upload':
      return { method: 'POST', path: `${at}/${door.bucket}/${door.path}` };
    case 'open':
      return { method: 'GET', path: `${at}/${door.bucket}/${door.path}` };
    case 'public':
      return { method: 'GET', path: `${at}/public/${door.bucket}/${door.path}` };
    case 'remove':
      return { method: 'DELETE', path: `${at}/${door.bucket}` };
  }
};

/** Method and path of a door; null for those that are not called over HTTP. */
export const addressOf = (door: Door): DoorAddress | null => {
  switch (door.kind) {
    case 'procedure':
      return { method: 'POST', path: `/rest/v1/rpc/${door.procedure}` };
    case 'api':
      return { method: door.method, path: door.path };
    case 'table':
      return { method: 'GET', path: `/rest/v1/${door.table}` };
    case 'table-write':
      return { method: WRITE_METHODS[door.write], path: `/rest/v1/${door.table}` };
    case 'function':
      return { method: door.method ?? 'POST', path: `/functions/v1/${door.function}` };
    case 'webhook':
      return { method: 'POST', path: `/webhooks/${door.webhook}` };
    case 'storage':
      return storageAddress(door);
    case 'one-click':
      return { method: 'POST', path: door.path };
    case 'document':
      return { method: 'GET', path: door.path };
    case 'auth':
      return { method: door.method, path: `/auth/v1${door.path}` };
    case 'room':
    case 'inside':
      return null;
  }
};
