/** How a session was proven, once per method; `timestamp` in seconds since the epoch. */
export interface Proof {
  readonly method: 'password' | 'otp';
  readonly timestamp: number;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly Proof[];
  readonly refreshKey: Uint8Array;
  readonly refreshCount: number;
  readonly refreshedAt: Date;
  readonly userAgent: string;
  readonly ip: string | null;
  readonly createdAt: Date;
}
