import type { RoomRefusal, ShownSafetyNote } from '@/lib/booking/room/rules';

/** ICE servers, in the form that WebRTC takes. */
export type Ice = {
  readonly servers: readonly {
    readonly urls: readonly string[];
    readonly username?: string;
    readonly credential?: string;
  }[];
  /** All media go over the relay. */
  readonly relayOnly: boolean;
};

export type RoomEvents = {
  /** The first event: the ICE servers, and the server's clock (ms since 1970). */
  readonly welcome: { readonly ice: Ice; readonly now: number };
  readonly people: {
    /** Whether the person has been let in; always true for the host. */
    readonly admitted: boolean;
    readonly other: { readonly visit: string; readonly here: boolean; readonly left: boolean } | null;
    /** For the host: whether the other person is admitted or still waiting. */
    readonly otherAdmitted: boolean;
  };
  /** For the host, after each change: the person's note before the call. */
  readonly note: ShownSafetyNote;
  /** Every few seconds: each browser that receives it reports that it is here. */
  readonly look: null;
  /** The last event: the reason why this browser is no longer in the room. */
  readonly end: { readonly because: RoomRefusal };
};
