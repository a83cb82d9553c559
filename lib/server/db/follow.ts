import 'server-only';
import { EventEmitter } from 'node:events';
import { listen } from '@/lib/server/db/listen';

/** Calls `wake` after each report about `name`; call the returned function to stop. */
type Follow = (name: string, wake: () => void) => () => void;

/**
 * Lets callers in this process follow one channel of the database over one connection, which exists while
 * there is a follower. On connecting, also after a break, all followers are called, because reports may have
 * been missed.
 * @param channel a fixed name of ours; a report holds the name that a follower chose
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
