'use client';

import { Framer } from '@/components/account/private/profile/framer';
import { OwnAvatar } from '@/components/account/private/profile/own-avatar';
import { PictureSaid } from '@/components/account/private/profile/picture-said';
import { type Said, saidOf, usePictureUpload } from '@/components/account/private/profile/use-picture-upload';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { editingMessages } from '@/lib/account/profile/editing/rules';
import { removeOwnPicture } from '@/lib/account/profile/picture/actions';
import { type PictureOutcome, pictureField, picturesPath } from '@/lib/account/profile/picture/rules';

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
  const upload = usePictureUpload(picture);
  const removal = useFormAction({
    id: 'remove-picture',
    action: removeOwnPicture,
    postTo: '/edit-profile',
    onSent: upload.removed,
  });
  const { progress, chosen } = upload;
  const sending = progress !== undefined;

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
        {upload.kept !== null && !sending && (
          <form {...removal.formProps}>
            <Button type="submit" variant="link" disabled={removal.sending}>
              {removal.sending ? 'Removing...' : 'Remove picture'}
            </Button>
          </form>
        )}
      </div>
      <form
        action={picturesPath}
        method="post"
        encType="multipart/form-data"
        onSubmit={upload.upload}
        className="grid gap-4"
      >
        <div className="grid gap-1.5">
          <label htmlFor="picture" className="font-semibold">
            Profile picture
          </label>
          <p id="picture-hint" className="max-w-measure text-muted-foreground text-small">
            JPG, PNG or WebP, up to 10 MB. We keep only the picture itself, not what a photo says about where
            and when it was taken.
          </p>
          <Input
            ref={upload.inputRef}
            id="picture"
            name={pictureField}
            type="file"
            accept="image/*"
            aria-describedby="picture-hint"
            disabled={sending}
            onChange={upload.choose}
          />
        </div>
        {chosen && <Framer key={chosen.src} picture={chosen} canvasRef={upload.canvasRef} />}
        {sending && (
          <label className="grid gap-1 font-semibold">
            Uploading your picture
            <Progress value={progress} max={1} />
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline" disabled={sending} aria-busy={sending || undefined}>
            {sending ? 'Uploading...' : 'Upload picture'}
          </Button>
          {chosen && !sending && (
            <Button variant="link" onClick={upload.letGo}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
