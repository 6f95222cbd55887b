/** What is read again once an enquiry stands elsewhere. */
export const PIPELINE_QUERIES = ['EnquiryPipeline', 'EnquirySummary'];

/** What shows the newest message, the unread ones or the stage of enquiries. */
export const ENQUIRY_QUERIES = ['Enquiries', ...PIPELINE_QUERIES, 'Enquiry'];
