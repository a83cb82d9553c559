import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { PhotoForm } from '@/components/therapist/private/photo/photo-form';
import { When } from '@/components/ui/format';
import type { PictureOutcome } from '@/lib/account/profile/picture/rules';
import { removeOwnPhoto, withdrawOwnPhoto } from '@/lib/therapist/photo/actions';
import type { OwnPhoto } from '@/lib/therapist/photo/queries';
import { photosPath } from '@/lib/therapist/photo/rules';

type OwnPhotoCardProps = {
  readonly name: string;
  readonly photo: OwnPhoto;
  readonly outcome?: PictureOutcome | undefined;
  readonly postTo: string;
};

/** The therapist's own photo: what visitors see, what waits, and what the team said. */
export function OwnPhotoCard({ name, photo, outcome, postTo }: OwnPhotoCardProps) {
  const { shown, waiting, refusedBecause } = photo;
  return (
    <Panel id="photo" title="Your photo">
      <p className="text-muted-foreground">
        A calm picture of your face helps people to write to you. We check it before it is public.
      </p>
      {waiting && (
        <p role="status">
          Sent <When at={waiting.sentAt} />. We are reviewing it. Until then visitors see your{' '}
          {shown ? 'earlier photo' : 'initials'}.
        </p>
      )}
      {refusedBecause && (
        <p>
          <strong>We could not accept your last photo:</strong> {refusedBecause}
        </p>
      )}
      <PhotoForm
        key={waiting?.id ?? shown ?? 'none'}
        name={name}
        shown={shown}
        waiting={waiting?.address ?? null}
        receiver={photosPath}
        outcome={outcome}
      />
      <ButtonForm
        id="withdraw-photo"
        action={withdrawOwnPhoto}
        postTo={postTo}
        fields={{}}
        label={waiting ? 'Withdraw this photo' : null}
      />
      <ButtonForm
        id="remove-photo"
        action={removeOwnPhoto}
        postTo={postTo}
        fields={{}}
        label={shown ? 'Remove the public photo' : null}
      />
    </Panel>
  );
}
