import { receiveStatement } from '@/lib/admin/statement/intake';

/** Takes the statement of a bank (multipart, field `statement`) from an admin; see docs/decisions/127. */
export async function POST(request: Request): Promise<Response> {
  return receiveStatement(request);
}
