import 'server-only';
import { Nothing } from '@/components/privacy/panel';
import { QuotationForm } from '@/components/quotation/quotation-form';
import type { Option } from '@/lib/action/form-result';
import { issueFormToken } from '@/lib/form-token';
import { quotationFormKind } from '@/lib/quotation/rules';
import { indianDay } from '@/lib/time';
import { desk, noClients } from './session-desk';

type QuotationDeskProps = { readonly clients: readonly Option[]; readonly postTo: string };

/** The quotation form (spec §2), where there is somebody to make one for. */
export function QuotationDesk({ clients, postTo }: QuotationDeskProps) {
  if (clients.length === 0) return <Nothing>{noClients}</Nothing>;
  return (
    <div className={desk}>
      <QuotationForm
        clients={clients}
        formToken={issueFormToken(quotationFormKind)}
        postTo={postTo}
        today={indianDay(new Date())}
      />
    </div>
  );
}
