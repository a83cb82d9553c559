import type { Metadata } from 'next';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { Section } from '@/components/layout/private/section';
import { BroughtFamilies } from '@/components/privacy/private/brought-families';
import { broughtAbout } from '@/lib/privacy/export/practice/brought/queries';

export const metadata: Metadata = { title: 'Records from another practice' };

export default function BroughtPage(props: PageProps<'/therapist-dashboard/clients/[id]/brought'>) {
  return recordPage(props, '/brought', ({ viewer, client }) => (
    <Section id="brought" title="From another practice">
      {async () => <BroughtFamilies families={await broughtAbout(viewer, client.id)} />}
    </Section>
  ));
}
