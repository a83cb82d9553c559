import type { CallState } from '@/components/booking/private/room/call/call';
import type { RoomRole } from '@/lib/booking/room/rules';

/** Words in place of the other side's picture until the two are connected; null from then on. */
export function waitingWords(state: CallState, role: RoomRole, other: string): string | null {
  if (state.signalling === 'taken')
    return 'The room is open in another window or on another device. Leave it there, or use this device instead.';
  if (state.signalling === 'team-there') return 'A member of your team is already in this room.';
  if (state.media === 'connected' || state.media === 'interrupted') return null;
  if (role === 'person') {
    if (state.other === 'absent') return `${other} is not here yet. You are in the waiting room.`;
    return state.admitted ? 'Connecting …' : `${other} knows that you are here and will let you in.`;
  }
  if (state.other === 'absent') return `${other} is not here yet.`;
  return state.other === 'waiting' ? `${other} is in the waiting room.` : 'Connecting …';
}

/** One line about the line itself, or null while everything is well. */
export function lineWords({ media, signalling, thin, theirs }: CallState, other: string): string | null {
  if (media === 'interrupted') return 'The connection was lost. Reconnecting…';
  if (thin) return 'Your connection is slow, so your video is off. Others can still hear you.';
  if (media === 'connected' && theirs?.thin)
    return `${other} has a slow connection. You can hear them, but their video is off.`;
  if (signalling === 'lost' && media !== 'connected') return 'No connection to our server. Trying again.';
  return null;
}

/** Words in place of the other side's picture when it sends none; null while it sends one, or nobody is connected. */
export function withoutPicture({ media, theirs }: CallState, other: string): string | null {
  if (media === 'none' || media === 'connecting' || !theirs) return null;
  if (theirs.thin) return `${other}: sound only`;
  return theirs.camera || theirs.sharing ? null : `${other}’s camera is off`;
}
