'use client';

import { useState } from 'react';
import { PictureSaid } from '@/components/account/private/profile/picture-said';
import { PictureUpload } from '@/components/account/private/profile/picture-upload';
import { type Said, saidOf, usePictureUpload } from '@/components/account/private/profile/use-picture-upload';
import { useFormAction } from '@/components/forms/use-form-action';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { editingMessages } from '@/lib/account/profile/editing/rules';
import { removeOwnPicture } from '@/lib/account/profile/picture/actions';
import { type PictureOutcome, picturesPath } from '@/lib/account/profile/picture/rules';

/** A person's own picture in a circle; their initials without one, or when it cannot be loaded. */
function OwnAvatar({ src, name }: { readonly src: string | null; readonly name: string }) {
  const [broken, setBroken] = useState<string>();
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return (
    <Avatar className="size-24 border border-border sm:size-32">
      {src === null || src === broken ? (
        <AvatarFallback className="font-display text-h2 uppercase">
          <span aria-hidden="true">{initials}</span>
          <span className="sr-only normal-case">No picture yet</span>
        </AvatarFallback>
      ) : (
        <AvatarImage
          src={src}
          alt="Your profile, as it is now"
          width={128}
          height={128}
          onError={() => setBroken(src)}
        />
      )}
    </Avatar>
  );
}

type PictureFormProps = {
  readonly name: string;
  readonly picture: string | null;
  /** The result of a form that was posted without scripts. */
  readonly outcome?: PictureOutcome;
};

/**
 * The profile picture (product.md §2, §7). The browser frames and reduces it; without scripts it sends the file as it
 * is and the server keeps the middle square.
 */
export function PictureForm({ name, picture, outcome }: PictureFormProps) {
  const upload = usePictureUpload(picture, picturesPath);
  const removal = useFormAction({
    id: 'remove-picture',
    action: removeOwnPicture,
    postTo: '/edit-profile',
    onSent: upload.removed,
  });
  const sending = upload.progress !== undefined;

  function answered(): Said | null {
    const { result } = removal;
    if (result) return result.ok ? saidOf('removed') : { ...result, title: editingMessages.error };
    return outcome ? saidOf(outcome) : null;
  }

  return (
    <div className="grid gap-5">
      <PictureSaid
        said={upload.said === undefined ? answered() : upload.said}
        saidRef={upload.saidRef}
        posted={upload.said === undefined}
      />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-5">
        <OwnAvatar src={upload.shown} name={name} />
        {upload.stored !== null && !sending && (
          <form {...removal.formProps}>
            <Button type="submit" variant="link" disabled={removal.sending}>
              {removal.sending ? 'Removing...' : 'Remove picture'}
            </Button>
          </form>
        )}
      </div>
      <PictureUpload
        upload={upload}
        receiver={picturesPath}
        label="Profile picture"
        button="Upload picture"
      />
    </div>
  );
}
