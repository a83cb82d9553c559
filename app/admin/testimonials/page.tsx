import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { AdminPage } from '@/components/admin/admin-page';
import { TestimonialForm } from '@/components/admin/testimonial/testimonial-form';
import { TestimonialTable } from '@/components/admin/testimonial/testimonial-table';
import { Panel } from '@/components/layout/panel';
import { HeadLink } from '@/components/layout/private/workspace/page-head';
import { requireRole } from '@/lib/account/session/guard';
import { listTestimonials } from '@/lib/admin/testimonial/queries';
import { testimonialFormKind } from '@/lib/admin/testimonial/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

export const metadata: Metadata = { title: 'Testimonials' };

const path = '/admin/testimonials';

export default function TestimonialsPage({ searchParams }: PageProps<'/admin/testimonials'>) {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const list = await listTestimonials(viewer, await searchParams);
      return (
        <AdminPage
          title="Testimonials"
          lead="The home page shows the three newest approved ones. Quote people only with their consent, and never edit their text."
          action={<HeadLink href="#new" first="Add" rest="a testimonial" variant="outline" />}
        >
          <TestimonialTable {...list} />
          <Panel id="new" title="Add a testimonial">
            <TestimonialForm postTo={path} formToken={issueVisitToken(testimonialFormKind)} />
          </Panel>
        </AdminPage>
      );
    },
  );
}
