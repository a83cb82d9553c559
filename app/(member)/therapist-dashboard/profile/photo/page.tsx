import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { profilePage } from '@/app/(member)/therapist-dashboard/profile/profile-page';
import { OwnPhotoCard } from '@/components/therapist/private/photo/own-photo';
import { pictureOutcomeOf } from '@/lib/account/profile/picture/rules';
import { applicationPath } from '@/lib/therapist/application/rules';
import { ownPhoto } from '@/lib/therapist/photo/queries';
import { ownPhotoPath } from '@/lib/therapist/photo/rules';
import { ownProfile } from '@/lib/therapist/proposal/queries';

export const metadata: Metadata = { title: 'Your photo' };

export default function OwnPhotoPage({ searchParams }: PageProps<'/therapist-dashboard/profile/photo'>) {
  return profilePage(ownPhotoPath, async (viewer) => {
    const [profile, photo, { picture }] = await Promise.all([
      ownProfile(viewer),
      ownPhoto(viewer),
      searchParams,
    ]);
    // A photo that was sent without scripts comes back here; an applicant's belongs to the application.
    if (!profile && picture)
      redirect(`${applicationPath}?${new URLSearchParams({ picture: String(picture) })}`);
    return (
      profile && (
        <div className="max-w-3xl">
          <OwnPhotoCard
            name={profile.name}
            photo={photo}
            outcome={pictureOutcomeOf(picture)}
            postTo={ownPhotoPath}
          />
        </div>
      )
    );
  });
}
