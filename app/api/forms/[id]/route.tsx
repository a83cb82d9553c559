import { renderToBuffer } from '@react-pdf/renderer';
import { FormDocument } from '@/components/care/form/form-document';
import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { readSignedForm } from '@/lib/care/form/queries';
import { savedFileHeaders } from '@/lib/server/file/saved-file';
import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';

/** A signed form as a PDF, for its client and its therapist; 404 for anybody else. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  try {
    const viewer = await currentViewer();
    const signed = isMember(viewer) ? await readSignedForm(viewer, (await params).id) : undefined;
    if (signed === undefined) return new Response(null, { status: 404, headers: savedFileHeaders });
    if (signed === null) {
      return answerUnavailable({ seconds: 60 });
    }
    const pdf = await renderToBuffer(<FormDocument signed={signed} />);
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...savedFileHeaders,
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        // The name on a shared device says nothing of what was signed.
        'content-disposition': `attachment; filename="form-${signed.form.signedAt.slice(0, 10)}.pdf"`,
      },
    });
  } catch (error) {
    log.error('form could not be read', { path: '/api/forms/[id]', error });
    return answerUnavailable();
  }
}
