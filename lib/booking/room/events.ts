import type { RoomRefusal, ShownSafetyNote } from '@/lib/booking/room/rules';

/** Servers over which two browsers find each other, in the form that WebRTC takes. */
export type Ice = {
  readonly servers: readonly {
    readonly urls: readonly string[];
    readonly username?: string;
    readonly credential?: string;
  }[];
  /** All media go over the relay. */
  readonly relayOnly: boolean;
};

/** What a browser hears from its room; the types of the stream's events. */
export type RoomEvents = {
  /** First: how to find the other side, and the server's clock (ms since 1970). */
  readonly welcome: { readonly ice: Ice; readonly now: number };
  /** Whenever it changes: who is here. */
  readonly people: {
    /** Whether the person has been let in; always true for the host. */
    readonly admitted: boolean;
    readonly other: { readonly visit: string; readonly here: boolean; readonly left: boolean } | null;
    /** The person waits, or is in; for the host. */
    readonly otherAdmitted: boolean;
  };
  /** What the person has told before the call; for the host, whenever it changes. */
  readonly note: ShownSafetyNote;
  /** Every few seconds: whoever is awake answers that they are here. */
  readonly look: null;
  /** The last one: why this browser is no longer in the room. */
  readonly end: { readonly because: RoomRefusal };
};
