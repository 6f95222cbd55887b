import { jest } from '@jest/globals';

/** A multipart request that the page sent. */
export interface SentUpload {
  operation: string;
  file: File;
  /** Tells how much has gone, 0 to 1. */
  progress: (share: number) => void;
  /** Answers with data. */
  answer: (data: unknown) => void;
  /** Refuses. */
  refuse: (code: string, message: string) => void;
}

/** Takes the place of XMLHttpRequest, which uploads use for their progress. Every upload waits until the test answers it. */
export function catchUploads(): { sent: SentUpload[]; restore: () => void } {
  const sent: SentUpload[] = [];
  class FakeRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 200;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    open = jest.fn();
    setRequestHeader = jest.fn();
    abort = jest.fn();
    send(form: FormData): void {
      const { operationName } = JSON.parse(form.get('operations') as string) as { operationName: string };
      const finish = (body: unknown) => {
        this.responseText = JSON.stringify(body);
        this.onload?.();
      };
      sent.push({
        operation: operationName,
        file: form.get('0') as File,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }),
        answer: (data) => finish({ data }),
        refuse: (code, message) => finish({ data: null, errors: [{ message, extensions: { code } }] }),
      });
    }
  }
  const original = window.XMLHttpRequest;
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return {
    sent,
    restore: () => {
      window.XMLHttpRequest = original;
    },
  };
}
