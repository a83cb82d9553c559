import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { TestimonialForm } from '@/components/admin-nouns/testimonial-form';
import { TestimonialTable } from '@/components/admin-nouns/testimonial-table';
import { guarded } from '@/components/member/guarded';
import { numberedPaging } from '@/lib/admin/table/paging';
import { listTestimonials } from '@/lib/admin/testimonial/queries';
import { testimonialFormKind } from '@/lib/admin/testimonial/rules';
import { requireRole } from '@/lib/auth/guard';
import { issueFormToken } from '@/lib/form-token';

export const metadata: Metadata = { title: 'Testimonials' };

const path = '/admin/testimonials';

export default function TestimonialsPage({ searchParams }: PageProps<'/admin/testimonials'>) {
  return guarded(
    () => requireRole('admin', path),
    async (viewer) => {
      const { rows, asked, page, total } = await listTestimonials(viewer, await searchParams);
      return (
        <AdminPage
          title="Testimonials"
          lead="The home page shows the three newest that are approved. Nobody is quoted without having agreed, and nobody’s words are edited."
        >
          <TestimonialForm postTo={path} formToken={issueFormToken(testimonialFormKind)} />
          <TestimonialTable rows={rows} asked={asked} paging={numberedPaging(page, total)} page={page} />
        </AdminPage>
      );
    },
  );
}
