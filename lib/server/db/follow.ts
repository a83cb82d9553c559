import 'server-only';
import { EventEmitter } from 'node:events';
import { listen } from '@/lib/server/db/listen';

/** Calls `wake` after each report about `name`; the answer ends it. */
type Follow = (name: string, wake: () => void) => () => void;

/**
 * Lets many in this process follow what one channel of the database reports, over one connection that stands while
 * anybody follows. Once it stands, also after a break, everybody is woken, because reports may have been missed.
 * @param channel a fixed name of ours, whose reports are the names that one can follow
 * @param part names the listener in the log and in the database's list of connections
 */
export function followable(channel: string, part: string): Follow {
  const followers = new EventEmitter().setMaxListeners(0);
  let listening: { readonly stop: () => Promise<void> } | undefined;
  return (name, wake) => {
    followers.on(name, wake);
    listening ??= listen(channel, part, {
      heard: (reported) => followers.emit(reported),
      connected: () => {
        for (const followed of followers.eventNames()) followers.emit(followed);
      },
    });
    return () => {
      followers.off(name, wake);
      if (followers.eventNames().length > 0) return;
      void listening?.stop();
      listening = undefined;
    };
  };
}
