import {
  ENQUIRY_SOURCES,
  ENQUIRY_STAGES,
  PipelineOrder,
  type EnquirySource,
  type EnquiryStage,
} from '@mehfil/api/domain/threads/enquiries';
import type { EnquiryPipelineQueryVariables } from '../../../../../graphql/generated/pipeline';
import { defineAddress, oneOf, positive } from '../../../../../lib/address-fields';
import { PAGE_SIZE } from '../EnquiryColumns';

/** What the list can show: everything, what is due, or a stage. */
export type PipelineView = 'ALL' | 'FOLLOW_UP' | EnquiryStage;
export const VIEWS: readonly PipelineView[] = ['ALL', 'FOLLOW_UP', ...ENQUIRY_STAGES];
export const ORDERS = Object.values(PipelineOrder);

interface PipelineFilters {
  view: PipelineView;
  hallId: number | null;
  source: EnquirySource | null;
  order: PipelineOrder;
  page: number;
}

/** The filters as they stand in the address. */
export const PIPELINE_ADDRESS = defineAddress<PipelineFilters>({
  view: oneOf('view', VIEWS, 'ALL'),
  hallId: positive('hall', null),
  source: oneOf('source', ENQUIRY_SOURCES, null),
  order: oneOf('order', ORDERS, PipelineOrder.LATEST),
  page: positive('page', 1),
});

/** The filters as the server takes them. */
export function toVariables({ view, hallId, source, order, page }: PipelineFilters): EnquiryPipelineQueryVariables {
  return {
    filter: {
      stage: view === 'ALL' || view === 'FOLLOW_UP' ? null : view,
      followUpDue: view === 'FOLLOW_UP' ? true : null,
      hallId,
      source,
    },
    order,
    paging: { limit: PAGE_SIZE, page },
  };
}
