/** What the page of a lead, a client or a task needs. */
export interface RecordPageProps {
  id: string;
  onClose: () => void;
}
