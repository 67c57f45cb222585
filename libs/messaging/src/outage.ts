interface Log {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Logs when a server we depend on goes down and when it is up again: one line each, not one per attempt. */
export class Outage {
  private isAway = false;
  private readonly dependency: string;
  private readonly log: Log;

  // Fields and not parameter properties: the tools of `deploy` run this file with types stripped and nothing more.
  constructor(dependency: string, log: Log) {
    this.dependency = dependency;
    this.log = log;
  }

  away(error: unknown): void {
    if (!this.isAway) this.log.warn({ err: error, dependency: this.dependency }, 'a connection was lost; trying again');
    this.isAway = true;
  }

  back(): void {
    if (this.isAway) this.log.info({ dependency: this.dependency }, 'the connection is back');
    this.isAway = false;
  }
}
