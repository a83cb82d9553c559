import { renderToBuffer } from '@react-pdf/renderer';
import { Brochure } from '@/components/site/service/brochure';
import { env } from '@/lib/server/env';
import { shownClaims } from '@/lib/site/claims/queries';
import { readPartners } from '@/lib/site/people/queries';

// Made by the build, and again when the owner's words change.
export const dynamic = 'force-static';

export async function GET() {
  const pdf = await renderToBuffer(
    <Brochure
      address={new URL(env.APP_URL).host}
      email={env.SUPPORT_EMAIL}
      claims={(await shownClaims())?.corporate ?? []}
      partners={await readPartners()}
    />,
  );
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="antarman-corporate-wellness.pdf"',
    },
  });
}
