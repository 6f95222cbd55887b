/** What shows the newest message, the unread ones or the stage of enquiries. */
export const ENQUIRY_QUERIES = ['Enquiries', 'EnquiryPipeline', 'EnquirySummary', 'Enquiry'];
