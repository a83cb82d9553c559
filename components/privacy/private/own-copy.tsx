import { ButtonForm } from '@/components/forms/button-form';
import { CheckAgain } from '@/components/layout/private/check-again';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import { Download } from '@/components/ui/icons';
import { fileSizeInWords } from '@/lib/format/file-size';
import { requestMyExport } from '@/lib/privacy/export/actions';
import type { LatestExport } from '@/lib/privacy/export/queries';

const path = '/account/privacy/copy';

type OwnCopyProps = {
  readonly latest: LatestExport;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
};

function Standing({ latest, timeZone }: OwnCopyProps) {
  switch (latest.state) {
    case 'none':
      return <p>You have not requested a copy yet.</p>;
    case 'preparing':
      return (
        <>
          <p className="font-semibold">
            We are preparing your copy. You requested it on <When at={latest.requestedAt} zone={timeZone} />.
          </p>
          <CheckAgain everyMs={5_000} path={path} />
        </>
      );
    case 'expired':
      return (
        <p>
          The copy of <When at={latest.requestedAt} zone={timeZone} /> has been deleted: we delete these files
          after a few days to protect your privacy. You can request a new one.
        </p>
      );
    case 'ready':
      return (
        <>
          <p className="font-semibold">
            Your copy of <When at={latest.requestedAt} zone={timeZone} /> is ready.
          </p>
          <Button asChild className="justify-self-start">
            <a href={latest.href} download>
              <Download aria-hidden="true" className="size-5" />
              Download your copy ({fileSizeInWords(latest.size)}, ZIP)
            </a>
          </Button>
          <p className="text-muted-foreground">
            You can download it until <When at={latest.until} zone={timeZone} />.
          </p>
        </>
      );
  }
}

export function OwnCopy({ latest, timeZone }: OwnCopyProps) {
  const label = {
    none: 'Request my copy',
    expired: 'Request a new copy',
    ready: 'Request a new copy',
    preparing: null,
  };
  return (
    <div className="grid gap-5">
      <Standing latest={latest} timeZone={timeZone} />
      <ButtonForm
        id="export"
        action={requestMyExport}
        postTo={path}
        fields={{}}
        label={label[latest.state]}
        variant={latest.state === 'ready' ? 'outline' : 'default'}
      />
    </div>
  );
}
