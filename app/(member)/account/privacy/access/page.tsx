import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AccessLog } from '@/components/privacy/private/access-log';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { requireViewer } from '@/lib/account/session/guard';
import { searchParam } from '@/lib/format/search-params';
import { readAccessLog } from '@/lib/privacy/access-log/queries';
import { accessShownOf } from '@/lib/privacy/access-log/rules';

export const metadata: Metadata = { title: 'Who opened your record' };

const here = '/account/privacy/access';

export default function AccessPage({ searchParams }: PageProps<'/account/privacy/access'>) {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const query = await searchParams;
      const shown = accessShownOf(searchParam(query, 'show'));
      const before = searchParam(query, 'before');
      return (
        <PrivacyPage
          here={here}
          title="Who opened your record"
          lead="We record every time someone views or changes your data. No one can edit this list."
        >
          <AccessLog page={await readAccessLog(viewer, shown, before)} shown={shown} paged={before !== ''} />
          <p className="max-w-measure text-muted-foreground">
            Do you see something wrong?{' '}
            <a href="/account/privacy/complaint" className="text-link">
              Tell us
            </a>
            , and{' '}
            <a href="/account/devices" className="text-link">
              sign out devices
            </a>{' '}
            you do not recognise.
          </p>
        </PrivacyPage>
      );
    },
  );
}
