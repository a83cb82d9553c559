'use client';

import { controlBorder, controlStyle } from '@/components/forms/styles';
import { useFormAction } from '@/components/forms/use-form-action';
import { Avatar } from '@/components/profile/avatar';
import { Framer } from '@/components/profile/framer';
import { PictureSaid } from '@/components/profile/picture-said';
import { type Said, saidOf, usePictureUpload } from '@/components/profile/use-picture-upload';
import { Button } from '@/components/ui/button';
import { editingMessages } from '@/lib/profile/editing/rules';
import { removeOwnPicture } from '@/lib/profile/picture/actions';
import { type PictureOutcome, pictureField, picturesPath } from '@/lib/profile/picture/rules';

type PictureFormProps = {
  readonly name: string;
  readonly picture: string | null;
  /** What became of a form that was posted without scripts. */
  readonly outcome?: PictureOutcome;
};

/**
 * The profile picture (spec §2, §7). Framed and shrunk in the browser; without scripts the file is sent as it is and
 * the server keeps the square in its middle.
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
        <Avatar src={upload.shown} name={name} />
        {upload.kept !== null && !sending && (
          <form {...removal.formProps}>
            <Button type="submit" look="quiet" disabled={removal.sending}>
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
          <p id="picture-hint" className="max-w-measure text-ink-soft text-small">
            JPG, PNG or WebP, up to 10 MB. We keep only the picture itself, not what a photo says about where
            and when it was taken.
          </p>
          <input
            ref={upload.inputRef}
            id="picture"
            name={pictureField}
            type="file"
            accept="image/*"
            aria-describedby="picture-hint"
            disabled={sending}
            onChange={upload.choose}
            className={`${controlStyle} ${controlBorder(undefined)} file:mr-3 file:min-h-9 file:rounded-control file:bg-primary-soft file:px-3 file:font-semibold file:text-primary`}
          />
        </div>
        {chosen && <Framer key={chosen.src} picture={chosen} canvasRef={upload.canvasRef} />}
        {sending && (
          <label className="grid gap-1 font-semibold">
            Uploading your picture
            <progress value={progress} max={1} className="h-3 w-full accent-primary" />
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary" disabled={sending} aria-busy={sending || undefined}>
            {sending ? 'Uploading...' : 'Upload picture'}
          </Button>
          {chosen && !sending && (
            <Button look="quiet" onClick={upload.letGo}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
