/** Uploads of a page, without a server: jsdom would send them. */
export class FakeUploads {
  /** The paths to which files went. */
  paths: string[] = [];
  /** Status 0: the line is cut. */
  refuseWith: { readonly status: number; readonly code: string; readonly details?: object } | null = null;
  /** Uploads stay half finished until they are released. */
  isHeld = false;
  private waiting: (() => void)[] = [];
  private readonly own = globalThis.XMLHttpRequest;

  start(): void {
    Object.assign(this, { paths: [], refuseWith: null, isHeld: false, waiting: [] });
    const fake = {
      note: (path: string) => this.paths.push(path),
      refusal: () => this.refuseWith,
      end: (run: () => void) => (this.isHeld ? void this.waiting.push(run) : queueMicrotask(run)),
    };
    class FakeRequest {
      readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      status = 0;
      responseText = '';
      onload: () => void = () => undefined;
      onerror: () => void = () => undefined;
      onabort: () => void = () => undefined;
      private path = '';

      open(_method: string, path: string): void {
        this.path = path;
      }

      setRequestHeader(): void {
        // The body is ignored.
      }

      getResponseHeader(): null {
        return null;
      }

      abort(): void {
        this.path = '';
        this.onabort();
      }

      send(): void {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        fake.end(() => this.answer());
      }

      private answer(): void {
        const refusal = fake.refusal();
        this.upload.onprogress?.({ loaded: 1, total: 1 });
        this.status = refusal?.status ?? 200;
        this.responseText = JSON.stringify({
          code: refusal?.code ?? '',
          message: '',
          details: refusal?.details ?? null,
        });
        if (!refusal && this.path !== '') fake.note(this.path);
        if (refusal?.status === 0) this.onerror();
        else if (this.path !== '') this.onload();
      }
    }
    Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest);
  }

  /** The held upload arrives, or is refused. */
  letThrough(): void {
    this.isHeld = false;
    for (const run of this.waiting.splice(0)) run();
  }

  stop(): void {
    Reflect.set(globalThis, 'XMLHttpRequest', this.own);
  }
}
