import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { paths } from "./paths.ts";
import { EditorScreen } from "./routes/editor-screen.tsx";
import { NotFoundScreen } from "./routes/not-found-screen.tsx";

export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={paths.home} element={<Navigate to={paths.create} replace />} />
        <Route path={paths.create} element={<EditorScreen />} />
        <Route path={paths.templateSettings} element={<EditorScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </BrowserRouter>
  );
}
