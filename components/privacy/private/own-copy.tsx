import type { ComponentProps } from 'react';
import { ButtonForm } from '@/components/forms/button-form';
import { CheckAgain } from '@/components/layout/private/check-again';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import { Download } from '@/components/ui/icons';
import { fileSizeInWords } from '@/lib/format/file-size';
import type { LatestExport } from '@/lib/privacy/export/queries';

type OwnCopyProps = {
  readonly latest: LatestExport;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
  readonly action: ComponentProps<typeof ButtonForm>['action'];
  /** Address of the page. */
  readonly path: string;
  /** "copy", in the words of the page. */
  readonly noun: string;
};

function Standing({ latest, timeZone, path, noun }: Omit<OwnCopyProps, 'action'>) {
  switch (latest.state) {
    case 'none':
      return <p>You have not requested a {noun} yet.</p>;
    case 'preparing':
      return (
        <>
          <p className="font-semibold">
            We are preparing your {noun}. You requested it on <When at={latest.requestedAt} zone={timeZone} />
            .
          </p>
          {latest.parts > 0 && (
            <p>
              {latest.done} of {latest.parts} parts are ready.
            </p>
          )}
          <CheckAgain everyMs={5_000} path={path} />
        </>
      );
    case 'expired':
      return (
        <p>
          The {noun} of <When at={latest.requestedAt} zone={timeZone} /> has been deleted: we delete these
          files after a few days to protect your privacy. You can request a new one.
        </p>
      );
    case 'ready':
      return (
        <>
          <p className="font-semibold">
            Your {noun} of <When at={latest.requestedAt} zone={timeZone} /> is ready.
          </p>
          <Button asChild className="justify-self-start">
            <a href={latest.href} download>
              <Download aria-hidden="true" className="size-5" />
              Download your {noun} ({fileSizeInWords(latest.size)}, ZIP)
            </a>
          </Button>
          <p className="text-muted-foreground">
            You can download it until <When at={latest.until} zone={timeZone} />.
          </p>
        </>
      );
  }
}

/** The state of a requested file, and the button that requests one. */
export function OwnCopy({ action, ...shown }: OwnCopyProps) {
  const { latest, path, noun } = shown;
  const label = {
    none: `Request my ${noun}`,
    expired: `Request a new ${noun}`,
    ready: `Request a new ${noun}`,
    preparing: null,
  };
  return (
    <div className="grid gap-5">
      <Standing {...shown} />
      <ButtonForm
        id="export"
        action={action}
        postTo={path}
        fields={{}}
        label={label[latest.state]}
        variant={latest.state === 'ready' ? 'outline' : 'default'}
      />
    </div>
  );
}
