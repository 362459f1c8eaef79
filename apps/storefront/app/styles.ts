import '@selvedge/ui/base.css';
