import { renderToBuffer } from '@react-pdf/renderer';
import { Brochure } from '@/components/site/service/brochure';
import { env } from '@/lib/server/env';

// Made once, by the build.
export const dynamic = 'force-static';

export async function GET() {
  const pdf = await renderToBuffer(
    <Brochure address={new URL(env.APP_URL).host} email={env.SUPPORT_EMAIL} />,
  );
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="antarman-corporate-wellness.pdf"',
    },
  });
}
