import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { openBroughtPaper } from '@/lib/privacy/export/practice/brought/queries';
import { answerWithFile } from '@/lib/server/file/answer-with-file';

/** A file that a therapist brought from another practice, for this therapist; 404 for anybody else. */
export function GET(
  _request: Request,
  { params }: RouteContext<'/api/brought-papers/[id]'>,
): Promise<Response> {
  return answerWithFile('/api/brought-papers/[id]', async () => {
    const viewer = await currentViewer();
    return isMember(viewer) ? openBroughtPaper(viewer, (await params).id) : null;
  });
}
