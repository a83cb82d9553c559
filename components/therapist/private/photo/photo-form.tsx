'use client';

import { PictureSaid } from '@/components/account/private/profile/picture-said';
import { PictureUpload } from '@/components/account/private/profile/picture-upload';
import { saidOf, usePictureUpload } from '@/components/account/private/profile/use-picture-upload';
import { Portrait } from '@/components/therapist/directory/portrait';
import { type PictureOutcome, pictureOutcomeOf } from '@/lib/account/profile/picture/rules';

type PhotoFormProps = {
  readonly name: string;
  /** The photo that visitors see; null for initials. */
  readonly shown: string | null;
  /** The photo that waits for the team. */
  readonly waiting: string | null;
  readonly receiver: string;
  /** The result of a form that was posted without scripts. */
  readonly outcome?: PictureOutcome | undefined;
};

export function PhotoForm({ name, shown, waiting, receiver, outcome }: PhotoFormProps) {
  const upload = usePictureUpload(waiting ?? shown, receiver);
  const posted = outcome && pictureOutcomeOf(outcome) ? saidOf(outcome) : null;
  return (
    <div className="grid gap-5">
      <PictureSaid
        said={upload.said === undefined ? posted : upload.said}
        saidRef={upload.saidRef}
        posted={upload.said === undefined}
      />
      <Portrait name={name} picture={upload.shown} size={128} className="size-32 text-h2" />
      <PictureUpload
        upload={upload}
        receiver={receiver}
        label="Photo"
        button={shown || waiting ? 'Send another photo' : 'Send photo'}
      />
    </div>
  );
}
