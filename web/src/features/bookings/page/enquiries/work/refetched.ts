/** What is read again once an enquiry stands elsewhere. */
export const REFETCHED = ['EnquiryPipeline', 'EnquirySummary'];
