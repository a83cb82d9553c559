import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Metadata } from 'next';
import { type ReactNode, Suspense } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { ProfileEditor } from '@/components/account/private/profile/profile-editor';
import {
  ProfileLoading,
  ProfileNotFound,
  ProfileUnloaded,
} from '@/components/account/private/profile/profile-states';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { readOwnProfile } from '@/lib/account/profile/editing/queries';
import { profileFormId } from '@/lib/account/profile/editing/rules';
import { type PictureOutcome, pictureOutcomeOf } from '@/lib/account/profile/picture/rules';
import { requireMember } from '@/lib/account/session/guard';
import type { Member } from '@/lib/account/session/session';
import { log } from '@/lib/server/log';
import { announcePassingFault } from '@/lib/server/request/passing-fault';

export const metadata: Metadata = { title: 'Edit profile' };

/**
 * Longer than reading the profile usually takes. Within it the page arrives complete and needs no script; only a
 * slower one shows 'Loading profile...' first.
 */
const longestWaitMs = 1_500;

async function editorOf(viewer: Member, outcome: PictureOutcome | undefined): Promise<ReactNode> {
  try {
    const profile = await readOwnProfile(viewer);
    if (!profile) return <ProfileNotFound />;
    const beside = <DangerHelp formId={profileFormId} />;
    return <ProfileEditor profile={profile} outcome={outcome} beside={beside} />;
  } catch (error) {
    const reference = randomUUID();
    log.error('profile could not be read', { reference, error });
    announcePassingFault(503);
    return <ProfileUnloaded reference={reference} />;
  }
}

/** Replaces the placeholder once it is ready. */
async function Arriving({ editor }: { readonly editor: Promise<ReactNode> }) {
  return editor;
}

export default async function EditProfilePage({ searchParams }: PageProps<'/edit-profile'>) {
  const { picture, wait: patient } = await searchParams;
  return guarded(
    () => requireMember('/edit-profile'),
    async (viewer) => {
      const editor = editorOf(viewer, pictureOutcomeOf(picture));
      const whole = patient === undefined ? await Promise.race([editor, wait(longestWaitMs)]) : await editor;
      return (
        <div className="workspace-page">
          <PageHead title="Edit profile" />
          {whole ?? (
            <Suspense fallback={<ProfileLoading />}>
              <Arriving editor={editor} />
            </Suspense>
          )}
        </div>
      );
    },
  );
}
