export interface RecordPageProps {
  id: string;
  onClose: () => void;
}
