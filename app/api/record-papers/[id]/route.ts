import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { openRecordPaper } from '@/lib/care/record-request/queries';
import { answerWithFile } from '@/lib/server/file/answer-with-file';

/** A paper of an answer to a request for records, for its therapist and its client; 404 for anybody else. */
export function GET(
  _request: Request,
  { params }: RouteContext<'/api/record-papers/[id]'>,
): Promise<Response> {
  return answerWithFile('/api/record-papers/[id]', async () => {
    const viewer = await currentViewer();
    return isMember(viewer) ? openRecordPaper(viewer, (await params).id) : null;
  });
}
