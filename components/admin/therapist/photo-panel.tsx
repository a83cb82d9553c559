import { RefusePhotoForm } from '@/components/admin/therapist/therapist-asks';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { Portrait } from '@/components/therapist/directory/portrait';
import { PhotoForm } from '@/components/therapist/private/photo/photo-form';
import { When } from '@/components/ui/format';
import type { PictureOutcome } from '@/lib/account/profile/picture/rules';
import { acceptPhoto } from '@/lib/therapist/photo/actions';
import type { OwnPhoto } from '@/lib/therapist/photo/queries';
import { photosPath } from '@/lib/therapist/photo/rules';

type PhotoPanelProps = {
  readonly therapist: { readonly id: string; readonly name: string };
  readonly photo: Omit<OwnPhoto, 'refusedBecause'>;
  readonly postTo: string;
  readonly outcome?: PictureOutcome | undefined;
};

export function PhotoPanel({ therapist, photo, postTo, outcome }: PhotoPanelProps) {
  const { shown, waiting } = photo;
  return (
    <Panel id="photo" title="Photo">
      {waiting && (
        <div className="grid gap-4">
          <p>
            Sent <When at={waiting.sentAt} />, not public yet:
          </p>
          <Portrait name={therapist.name} picture={waiting.address} size={160} className="size-40 text-h2" />
        </div>
      )}
      <ButtonForm
        id="accept-photo"
        action={acceptPhoto}
        postTo={postTo}
        fields={{ photo: waiting?.id ?? '' }}
        label={waiting ? 'Approve photo' : null}
        variant="default"
      />
      <RefusePhotoForm
        id="refuse-photo"
        postTo={postTo}
        hidden={{ photo: waiting?.id ?? '' }}
        fields={[{ name: 'reason', label: 'Reason', hint: 'The therapist can read it in their account.' }]}
        button={waiting ? 'Decline photo' : null}
        behind="Decline photo"
      />
      <PhotoForm
        key={shown ?? 'none'}
        name={therapist.name}
        shown={shown}
        waiting={null}
        receiver={`${photosPath}?therapist=${therapist.id}`}
        outcome={outcome}
      />
    </Panel>
  );
}
