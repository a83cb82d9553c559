import 'server-only';
import { pictureReceiver } from '@/lib/account/profile/picture/receiving';
import { isMember } from '@/lib/account/session/guard';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import { currentViewer, type Member, type MemberOf } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { sendPhoto, setPhoto } from '@/lib/therapist/photo/commands';
import { ownPhotoPath, photosPath } from '@/lib/therapist/photo/rules';

/** The listing in the address of an admin's form. */
const listingIn = (sent: Request) => new URL(sent.url).searchParams.get('therapist') ?? '';

const isTherapist = (member: Member): member is MemberOf<'therapist'> => member.profile.role === 'therapist';
const isAdmin = (member: Member): member is MemberOf<'admin'> =>
  member.profile.role === 'admin' && hasSecondFactor(member);

type Sender =
  | { readonly userId: string; readonly therapist: MemberOf<'therapist'> }
  | { readonly userId: string; readonly admin: MemberOf<'admin'>; readonly listing: string };

/**
 * Receives a portrait: from a therapist, for the team's review, or from an admin, for the listing in the
 * address, which shows it at once.
 */
export const receivePhoto = pictureReceiver<Sender>({
  name: 'therapist-photo',
  page: (sent) => (isUuid(listingIn(sent)) ? `/admin/therapists/${listingIn(sent)}` : ownPhotoPath),
  admit: async (sent) => {
    const viewer = await currentViewer();
    if (!viewer) return 'signed-out';
    if (!isMember(viewer)) return 'no-profile';
    const { userId } = viewer;
    if (isTherapist(viewer)) return { userId, therapist: viewer };
    const listing = listingIn(sent);
    return isAdmin(viewer) && isUuid(listing) ? { userId, admin: viewer, listing } : 'other-role';
  },
  keep: async (sender, content, request) => {
    if ('therapist' in sender) {
      const { outcome, photoId } = await sendPhoto(sender.therapist, content, request);
      return { outcome, picture: photoId && `${photosPath}/${photoId}` };
    }
    const id = await setPhoto(sender.admin, sender.listing, content, request);
    // Not the public address, which works only while the listing is public.
    return id
      ? { outcome: 'shown', picture: `${photosPath}/${id}` }
      : { outcome: 'unreadable', picture: null };
  },
});
