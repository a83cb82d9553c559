import 'server-only';
import { pictureAddress } from '@/lib/account/profile/picture/address';
import { replacePicture } from '@/lib/account/profile/picture/commands';
import { pictureReceiver } from '@/lib/account/profile/picture/receiving';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';

export const receivePicture = pictureReceiver({
  name: 'profile-picture',
  page: () => '/edit-profile',
  admit: async () => {
    const viewer = await currentViewer();
    if (!viewer) return 'signed-out';
    return isMember(viewer) ? viewer : 'no-profile';
  },
  keep: async (viewer, content, request) => {
    const { outcome, profilePicture } = await replacePicture(viewer, content, request);
    return { outcome, picture: pictureAddress(profilePicture) };
  },
});
